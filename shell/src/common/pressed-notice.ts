/** Before a notice's id in the hash of the address that a press on its push message opens. */
export const noticeHash = 'notice=';

/** Sent to the page that is shown already. */
export interface PressedNotice {
  readonly pressed: string;
}

export const noticeIdOf = (hash: string): number | undefined => {
  const id = /^notice=(\d{1,10})$/.exec(hash)?.[1];
  return id === undefined ? undefined : Number(id);
};
