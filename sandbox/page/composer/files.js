// @ts-check
/** Files for attachment options: dropped, pasted, and as the bridge takes them. */

const largest = 8 * 1024 * 1024;

/**
 * Takes a file that is dropped or pasted anywhere in the element.
 * @param {HTMLElement} element
 * @param {(file: File) => void} take
 */
export function takesFiles(element, take) {
  element.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    element.classList.add("file-over");
  });
  element.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) element.classList.remove("file-over");
  });
  element.addEventListener("drop", (event) => {
    element.classList.remove("file-over");
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  element.addEventListener("paste", (event) => {
    const file = event.clipboardData?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}

/**
 * The file's bytes for the bridge, or why it cannot be sent.
 * @param {File} file
 * @returns {Promise<{ filename: string, contentType: string, base64: string } | string>}
 */
export async function asAttachment(file) {
  if (file.size > largest) return `${file.name} is larger than 8 MB.`;
  if (file.size === 0) return `${file.name} is empty.`;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve({ filename: file.name, contentType: file.type, base64: String(reader.result).replace(/^[^,]*,/, "") });
    reader.onerror = () => resolve(`${file.name} could not be read.`);
    reader.readAsDataURL(file);
  });
}
