import { asAccount, earlyReadsName, sessionCookie, traceName } from '@porao/contracts/page';

/** Paths of the API that a signed-in person's page reads. */
declare const PAGE_GIVEN: readonly string[];

const cookie = new RegExp(`(?:^|; )${sessionCookie}=([^;]+)`).exec(document.cookie)?.[1];

function accountOf(text = ''): string | undefined {
  try {
    return JSON.parse(decodeURIComponent(text)).account;
  } catch {
    return undefined;
  }
}

// A record of the version before names none: its page asks by its token.
const account = accountOf(cookie);
if (account) {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    authorization: asAccount(account),
  };
  const trace = document.querySelector<HTMLMetaElement>(`meta[name=${traceName}]`)?.content;
  const answers: Record<string, Promise<Response>> = {};
  for (const path of PAGE_GIVEN) {
    const answer = fetch(path, { headers: trace ? { ...headers, traceparent: trace } : headers });
    answer.catch(() => {});
    answers[path] = answer;
  }
  // The trace is none of the headers that the shell compares.
  Object.assign(window, { [earlyReadsName]: { headers, answers } });
}
