import { invalid } from '../../kit/failure.ts';

/** Position in an endless list: after this row of (rank, created_at, id), the largest first. */
export interface Cursor {
  /** Comes before the date in the order of the list; 0 in a list of the newest. */
  readonly rank: number;
  readonly createdAt: string;
  readonly id: number;
}

export function encodeCursor({ rank, createdAt, id }: Cursor): string {
  const place = `${new Date(createdAt).getTime()}.${id}`;
  return Buffer.from(rank === 0 ? place : `${place}~${rank}`).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  const plain = Buffer.from(text, 'base64url').toString('latin1');
  const match = /^(\d{1,14})\.(\d{1,10})(?:~(-?\d[\d.e+-]{0,29}))?$/.exec(plain);
  const [id, rank] = [Number(match?.[2]), Number(match?.[3] ?? 0)];
  if (!match || id > 2_147_483_647 || !Number.isFinite(rank)) throw invalid({ cursor: ['list.cursor'] });
  return { rank, createdAt: new Date(Number(match[1])).toISOString(), id };
}
