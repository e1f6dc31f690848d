import { invalid } from '../../kit/failure.ts';

/** Where an endless list goes on: after this row of (created_at, id), newest first. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: number;
}

export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const id = Number(match?.[2]);
  if (!match || id > 2_147_483_647)
    throw invalid({ cursor: ['This list cannot be continued. Please reload it.'] });
  return { createdAt: new Date(Number(match[1])), id };
}
