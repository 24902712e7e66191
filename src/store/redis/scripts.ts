import { createHash } from "node:crypto";

export interface Script {
  readonly lua: string;
  readonly sha: string;
}

/** A script by its text; the same text is the same script. */
export const luaScript = (lua: string): Script => ({ lua, sha: createHash("sha1").update(lua).digest("hex") });

const NOW = `
local function now()
  local t = redis.call('TIME')
  return t[1] * 1000 + math.floor(t[2] / 1000)
end`;

/*
 * The registry (all tables, pending outboxes, deadlines) lies in another hash slot than the tables, so no script can write
 * both. Therefore the registry holds hints, and the table holds the truth:
 *
 * 1. before a commit, `announceScript` enters the table wherever the commit could make it belong, so a crash at any point leaves
 *    at worst a hint too many;
 * 2. readers take the hints and ask each table (`inspectScript`, `claimScript`);
 * 3. a hint found wrong is corrected only when no commit can be under way that relies on it: `commitScript` refuses to run later
 *    than COMMIT_WINDOW_MS after its announcement, and a hint is left alone for SETTLED_MS.
 */
export const COMMIT_WINDOW_MS = 2_500;
/** Much longer than the window, so that the clocks of a cluster's nodes may differ. */
export const SETTLED_MS = 30_000;

/** KEYS known pending deadlines; ARGV table, 1 if it will have announcements, deadline or ''. Gives the server's time. */
export const announceScript = luaScript(`${NOW}
local at = now()
redis.call('ZADD', KEYS[1], at, ARGV[1])
if ARGV[2] == '1' then redis.call('SADD', KEYS[2], ARGV[1]) end
if ARGV[3] ~= '' then
  local look = redis.call('ZSCORE', KEYS[3], ARGV[1])
  if not look or tonumber(look) > tonumber(ARGV[3]) then redis.call('ZADD', KEYS[3], ARGV[3], ARGV[1]) end
end
return at`);

/**
 * KEYS state; ARGV the version and the stamp that the reader has. Gives the two that are there, and the snapshot only where
 * they are others, with the id and the text of what lasts: a stamp is never given twice, so that a Redis that has lost
 * its last steps is told apart.
 */
export const loadScript = luaScript(`
local there = redis.call('HMGET', KEYS[1], 'version', 'stamp')
if there[1] == ARGV[1] and there[2] == ARGV[2] then return there end
local rest = redis.call('HMGET', KEYS[1], 'snapshot', 'lasting', 'lasting-text')
return {there[1], there[2], rest[1], rest[2], rest[3]}`);

/**
 * KEYS state log outbox keys index; ARGV table, seen, key, entry, snapshot, deadline or '', time of the announcement,
 * window, keys kept, channel, stamp, id and text of what lasts or '' each, number of announcements, the announcements,
 * then triples (look-up key, '1' set or '0' clear, value).
 */
export const commitScript = luaScript(`${NOW}
local version = tonumber(redis.call('HGET', KEYS[1], 'version') or '0')
local before = redis.call('ZSCORE', KEYS[4], ARGV[3])
if before then return {'duplicate', tonumber(before)} end
if version ~= tonumber(ARGV[2]) then return {'lost', version} end
if ARGV[12] ~= '' and ARGV[13] == '' and redis.call('HGET', KEYS[1], 'lasting') ~= ARGV[12] then
  return {'lost', version}
end
local at = now()
if at - tonumber(ARGV[7]) > tonumber(ARGV[8]) then return {'late', version} end
version = version + 1
redis.call('HSET', KEYS[1], 'version', version, 'snapshot', ARGV[5], 'stamp', ARGV[11])
if ARGV[13] ~= '' then redis.call('HSET', KEYS[1], 'lasting', ARGV[12], 'lasting-text', ARGV[13]) end
redis.call('HDEL', KEYS[1], 'deadline', 'claimed')
if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'deadline', ARGV[6]) end
redis.call('RPUSH', KEYS[2], ARGV[4])
redis.call('ZADD', KEYS[4], version, ARGV[3])
redis.call('ZREMRANGEBYRANK', KEYS[4], 0, -1 - tonumber(ARGV[9]))
local next = 15 + tonumber(ARGV[14])
for i = 15, next - 1 do redis.call('RPUSH', KEYS[3], ARGV[i]) end
for i = next, #ARGV, 3 do
  if ARGV[i + 1] == '1' then redis.call('HSET', KEYS[5], ARGV[i], at .. ':' .. ARGV[i + 2])
  else redis.call('HDEL', KEYS[5], ARGV[i]) end
end
redis.call('PUBLISH', ARGV[10], version .. ' ' .. ARGV[1])
return {'committed', version}`);

/** KEYS state log outbox keys index. Gives all that is in them, in this order; hashes and scores as name and value by turns. */
export const copyScript = luaScript(`
return {redis.call('HGETALL', KEYS[1]), redis.call('LRANGE', KEYS[2], 0, -1), redis.call('LRANGE', KEYS[3], 0, -1),
  redis.call('ZRANGE', KEYS[4], 0, -1, 'WITHSCORES'), redis.call('HGETALL', KEYS[5])}`);

/**
 * KEYS state log outbox keys index; ARGV version, snapshot, stamp, id and text of what lasts or '' each, deadline or '', the
 * last acknowledged announcement's id; then the number of log entries and the entries, the same of announcements, the
 * number of keys with (key, version) pairs, and pairs (look-up key, stamped value). Gives 1, or 0 where there is a table.
 */
export const restoreScript = luaScript(`
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'snapshot', ARGV[2], 'stamp', ARGV[3], 'announced', ARGV[7])
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'lasting', ARGV[4], 'lasting-text', ARGV[5]) end
if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'deadline', ARGV[6]) end
local at = 8
for k = 2, 3 do
  local many = tonumber(ARGV[at])
  for i = at + 1, at + many do redis.call('RPUSH', KEYS[k], ARGV[i]) end
  at = at + 1 + many
end
local many = tonumber(ARGV[at])
for i = at + 1, at + 2 * many, 2 do redis.call('ZADD', KEYS[4], ARGV[i + 1], ARGV[i]) end
at = at + 1 + 2 * many
for i = at, #ARGV, 2 do redis.call('HSET', KEYS[5], ARGV[i], ARGV[i + 1]) end
return 1`);

/** KEYS state outbox. Gives the id of the last acknowledged announcement, then the texts after it. */
export const outboxScript = luaScript(`
local texts = redis.call('LRANGE', KEYS[2], 0, -1)
table.insert(texts, 1, redis.call('HGET', KEYS[1], 'announced') or '0')
return texts`);

/** KEYS state outbox; ARGV the id up to which to acknowledge. */
export const acknowledgeScript = luaScript(`
local before = tonumber(redis.call('HGET', KEYS[1], 'announced') or '0')
local many = math.min(tonumber(ARGV[1]) - before, redis.call('LLEN', KEYS[2]))
if many <= 0 then return 0 end
redis.call('LTRIM', KEYS[2], many, -1)
redis.call('HSET', KEYS[1], 'announced', before + many)
return many`);

/** KEYS state outbox. Gives whether there is such a table, how much it has to announce, the server's time. */
export const inspectScript = luaScript(`${NOW}
return {redis.call('EXISTS', KEYS[1]), redis.call('LLEN', KEYS[2]), now()}`);

/** KEYS known, then a set or sorted set of hints; ARGV settled ms, then pairs (table, time of its inspection). Drops hints. */
export const dropScript = luaScript(`
local remove = redis.call('TYPE', KEYS[2]).ok == 'zset' and 'ZREM' or 'SREM'
for i = 2, #ARGV, 2 do
  local touched = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if not touched or tonumber(touched) + tonumber(ARGV[1]) < tonumber(ARGV[i + 1]) then
    redis.call(remove, KEYS[2], ARGV[i])
  end
end
return 0`);

/** KEYS deadlines; ARGV now, limit, when to look again. Gives the tables to look at, and moves them out of the way. */
export const duePickScript = luaScript(`
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, id in ipairs(ids) do redis.call('ZADD', KEYS[1], ARGV[3], id) end
return ids`);

/** KEYS state; ARGV now, claimed until. Gives 'due' (now claimed), 'later' or 'never', when to look again, the server's time. */
export const claimScript = luaScript(`${NOW}
local deadline = redis.call('HGET', KEYS[1], 'deadline')
if not deadline then return {'never', 0, now()} end
if tonumber(deadline) > tonumber(ARGV[1]) then return {'later', tonumber(deadline), now()} end
local claimed = redis.call('HGET', KEYS[1], 'claimed')
if claimed and tonumber(claimed) > tonumber(ARGV[1]) then return {'later', tonumber(claimed), now()} end
redis.call('HSET', KEYS[1], 'claimed', ARGV[2])
return {'due', tonumber(ARGV[2]), now()}`);

/**
 * KEYS known deadlines; ARGV settled ms, table, the hint as seen, the right one ('' is none), time of the claim.
 * To look earlier is always safe; to look later only when no commit is under way.
 */
export const correctScript = luaScript(`
local hint = redis.call('ZSCORE', KEYS[2], ARGV[2])
if not hint or tonumber(hint) ~= tonumber(ARGV[3]) then return 0 end
local touched = redis.call('ZSCORE', KEYS[1], ARGV[2])
local settled = not touched or tonumber(touched) + tonumber(ARGV[1]) < tonumber(ARGV[5])
local earlier = ARGV[4] ~= '' and tonumber(ARGV[4]) < tonumber(hint)
if not settled and not earlier then return 0 end
if ARGV[4] == '' then redis.call('ZREM', KEYS[2], ARGV[2]) else redis.call('ZADD', KEYS[2], ARGV[4], ARGV[2]) end
return 1`);

/** KEYS lease; ARGV holder, ms. */
export const leaseScript = luaScript(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

/** KEYS lease; ARGV holder. */
export const releaseScript = luaScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0`);

/** KEYS document; ARGV '1' and the text seen or '0' and '', then the same for the next text. */
export const swapScript = luaScript(`
local present = redis.call('GET', KEYS[1])
if ARGV[1] == '1' then
  if present ~= ARGV[2] then return 0 end
elseif present then return 0 end
if ARGV[3] == '1' then redis.call('SET', KEYS[1], ARGV[4]) else redis.call('DEL', KEYS[1]) end
return 1`);

/** KEYS document keys; ARGV the key of a document that is about to be written. */
export const enterKeyScript = luaScript(`${NOW}
return redis.call('ZADD', KEYS[1], now(), ARGV[1])`);

/** KEYS document keys; ARGV cursor, how many. Gives the server's time, the next cursor, and pairs (key, time). */
export const listKeysScript = luaScript(`${NOW}
local page = redis.call('ZSCAN', KEYS[1], ARGV[1], 'COUNT', ARGV[2])
return {now(), page[1], page[2]}`);

/** KEYS any. Gives the server's time. */
export const timeScript = luaScript(`${NOW}
return now()`);

/** KEYS when the document keys were built. Gives the server's time and that, or nothing. */
export const builtAtScript = luaScript(`${NOW}
return {now(), redis.call('GET', KEYS[1])}`);
