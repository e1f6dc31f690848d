import { accounts, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Markup and addresses of code that no policy has made. */
const attempts = [
  { kind: 'markup', text: '<img src=x onerror=alert(1)>' },
  { kind: 'markup', text: '<a href="javascript:alert(1)">x</a>' },
  { kind: 'markup', text: '<span onclick="alert(1)">x</span>' },
  { kind: 'code', text: 'https://x.example/releases/a.js' },
  { kind: 'code', text: '/releases/../storage/profile/a.webp' },
  { kind: 'policy', text: 'default' },
  { kind: 'policy', text: 'other' },
] as const;

test('pages refuse markup and code that no named policy made, and tell the gateway', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy|trusted-types|Trusted Type/i);
  await signIn(context, site.url, accounts.readyTutor);
  for (const path of ['/', '/tutor/dashboard']) {
    const answer = await page.goto(path);
    expect(await answer?.headerValue('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { kind, text } of attempts) {
      const told = page.waitForRequest('**/_gateway/policy-reports?shell=*');
      const refused = await page.evaluate(
        ([what, value]) => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          };
          try {
            if (what === 'markup') document.createElement('div').innerHTML = value;
            else if (what === 'code') document.createElement('script').src = value;
            else trustedTypes.createPolicy(value, {});
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        },
        [kind, text] as const,
      );
      expect(refused, text).toBe(true);
      expect((await (await told).response())?.status(), text).toBe(204);
    }
  }
});
