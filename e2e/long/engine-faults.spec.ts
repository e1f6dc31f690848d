import { withChangedSite } from '../engines/changed-site.ts';
import { otherEngines, visit } from '../engines/installed.ts';
import type { Visit } from '../engines/visit.ts';
import { accounts, password } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translation.ts';

const pages = ['/', '/job-board', '/auth/signin', '/auth/tutor/signup'];

async function signInByForm(page: Visit, secret: string): Promise<void> {
  await page.fill('Phone number or e-mail', accounts.guardian);
  await page.fill('Password', secret);
  await page.press({ role: 'button', name: 'Sign in' });
}

/** A phone without room, and one whose cache is broken: nothing can be kept, or even opened. */
const brokenCaches = {
  'without room': () => {
    const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
    Object.assign(Cache.prototype, { put: full, add: full, addAll: full });
  },
  broken: () => {
    const refused = () => Promise.reject(new DOMException('The cache is broken.', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: refused, match: refused, keys: refused, delete: refused });
  },
};

for (const engine of otherEngines) {
  for (const [how, worker] of Object.entries(brokenCaches))
    test(`SHL-094 OPS-251 in ${engine.name} each page of a phone whose cache is ${how} comes as without a worker`, async ({
      site,
    }) => {
      await withChangedSite(site, { worker }, (url) =>
        visit(engine, url, async (page) => {
          await page.open('/');
          await page.until(() => navigator.serviceWorker.controller !== null);
          for (const path of pages) {
            await page.open(path);
            await page.see({ role: 'heading', name: /./ });
            expect(await page.evaluate(() => document.querySelector('#root > *') !== null), path).toBe(true);
          }
          await page.open('/auth/signin');
          await signInByForm(page, password);
          await page.at(/^\/parent\//);
        }),
      );
    });

  test(`SHL-097 OPS-251 in ${engine.name} a page whose scripts are refused says what to do`, async ({
    site,
  }) => {
    await withChangedSite(site, { refused: /\/files\/shell\/index\.\w+\.js$/ }, (url) =>
      visit(engine, url, async (page) => {
        for (const path of [...pages, '/tutor/dashboard']) {
          await page.engine.open(url + path);
          await page.see({ text: /allow JavaScript/ });
        }
      }),
    );
  });

  test(`SHL-096 OPS-251 in ${engine.name} a browser whose storage and channels are blocked starts, and asks for a code`, async ({
    site,
  }) => {
    const refuseAll = () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.assign(window, { BroadcastChannel: refuse });
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    };
    await withChangedSite(site, { page: refuseAll }, (url) =>
      visit(engine, url, async (page) => {
        await page.open('/auth/forgotten-password');
        await page.fill('Phone number', accounts.readyTutor);
        await page.press({ role: 'button', name: 'Send code' });
        await page.at('/auth/otp-verification-for-password-reset');
      }),
    );
  });

  test(`SHL-110 OPS-251 in ${engine.name} a wrong and the right password in a page that is translated`, async ({
    site,
  }) => {
    await withChangedSite(site, { page: translate }, (url) =>
      visit(engine, url, async (page) => {
        await page.open('/auth/signin');
        await page.until(() => document.querySelector('h1 font font') !== null);
        for (const wrong of ['not-the-password', 'nor-this-one']) {
          await signInByForm(page, wrong);
          await page.see({ role: 'alert' });
        }
        await signInByForm(page, password);
        await page.at(/^\/parent\//);
      }),
    );
  });

  test(`SHL-098 OPS-251 in ${engine.name} a device whose clock is three years ahead says so at sign-in`, async ({
    site,
  }) => {
    const ahead = () => {
      const Real = Date;
      const now = () => Real.now() + 3 * 365 * 86_400_000;
      window.Date = new Proxy(Real, {
        construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]) as Date,
        get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
      });
    };
    await withChangedSite(site, { page: ahead }, (url) =>
      visit(engine, url, async (page) => {
        await page.open('/auth/signin');
        await signInByForm(page, password);
        await page.see({ text: /^The clock of this device is wrong/ });
        await page.at('/auth/signin');
      }),
    );
  });
}

for (const engine of otherEngines.filter(({ name }) => name === 'Firefox'))
  test('SHL-096 OPS-251 in Firefox with all cookies blocked each page starts', async ({ site }) => {
    await visit(
      engine,
      site.url,
      async (page) => {
        for (const path of pages) {
          await page.open(path);
          await page.see({ role: 'heading', name: /./ });
          await page.until(() => document.querySelector('#root > *') !== null);
        }
        expect(
          await page.evaluate(() => {
            try {
              return localStorage.length;
            } catch {
              return 'blocked';
            }
          }),
        ).toBe('blocked');
      },
      { blocksStorage: true },
    );
  });
