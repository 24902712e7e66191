// A message with files is sent in one piece
import { describe, expect, it } from "vitest";
import { multipart } from "../../../src/thread/sending/multipart.ts";

describe("a request with files", () => {
  it("is read again as what was put in, whatever is in a file or its name", async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 254, 34]);
    const { body, headers } = multipart({ content: 'Ivanova says "hello"\r\n--', attachments: [{ id: "0" }] }, [
      { key: "files[0]", name: "table.webp", contentType: "image/webp", data: bytes },
      { key: "files[1]", name: 'Zażółć "gęślą".txt', contentType: "text/plain", data: Buffer.from("") },
    ]);
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    expect([...form.keys()]).toEqual(["files[0]", "files[1]", "payload_json"]);
    expect(JSON.parse(String(form.get("payload_json")))).toEqual({
      content: 'Ivanova says "hello"\r\n--',
      attachments: [{ id: "0" }],
    });
    const [picture, text] = [form.get("files[0]"), form.get("files[1]")].map((each) => each as File);
    expect(picture).toMatchObject({ name: "table.webp", type: "image/webp" });
    expect(Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
    expect(text).toMatchObject({ name: 'Zażółć "gęślą".txt', size: 0 });
  });
});
