import { asAccount } from '@porao/contracts/page';
import { browserStorage } from '@porao/platform';

/** Holds the account whose sign-out did not reach the server: no script can remove its cookie. */
const key = 'porao-leaving';

export const leaveLater = (account: string): void => browserStorage.set(key, account);
export const stay = (): void => browserStorage.remove(key);

/** Ends that session as soon as the server is reached; a refusal says that it has ended. */
export function leaveNow(): void {
  const account = browserStorage.get(key);
  if (account === null) return;
  const headers = { authorization: asAccount(account) };
  const leave = async () => {
    const { status } = await fetch('/api/v1/logout', { method: 'POST', headers });
    if (status < 500 && status !== 429 && browserStorage.get(key) === account) stay();
  };
  leave().catch(() => window.addEventListener('online', leaveNow, { once: true }));
}
