import { newCallKey } from '@porao/platform';

/** Words whose answer did not come, by their content: sent again they are the same entry. */
const open = new Map<string, string>();

/** Sends with a key of its content, which is another one once there was an answer. */
export async function withWordKey<T>(content: object, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content);
  const key = open.get(text) ?? newCallKey();
  open.set(text, key);
  const answer = await send(key);
  open.delete(text);
  return answer;
}
