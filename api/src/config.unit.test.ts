import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'porao-config-'));
const JWT_SECRET = 'x'.repeat(32);
const PUBLIC_URL = 'https://porao.example';
const DATABASE_URL = 'postgres://127.0.0.1/porao';
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('environment', () => {
  it('makes one secret for the folder, readable by its owner only', () => {
    const first = readConfig({ DATA_DIR });
    expect(first.jwtSecret.length).toBeGreaterThan(32);
    expect(readConfig({ DATA_DIR }).jwtSecret).toBe(first.jwtSecret);
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
    expect(first).toMatchObject({ host: '127.0.0.1', demo: false, production: false });
  });

  it('is a demo on request alone, never in production', () => {
    expect(readConfig({ DATA_DIR, PORAO_DEMO: '1' }).demo).toBe(true);
    for (const NODE_ENV of ['', 'development', 'test', 'Production']) {
      expect(readConfig({ DATA_DIR, NODE_ENV }).demo).toBe(false);
    }
    const production = { NODE_ENV: 'production', JWT_SECRET, DATABASE_URL, PUBLIC_URL };
    expect(readConfig(production)).toMatchObject({ production: true, demo: false });
    expect(() => readConfig({ ...production, PORAO_DEMO: '1' })).toThrow(/known passwords/);
  });

  it('OPS-220 production needs a secret, its address and a server, unless configured otherwise', () => {
    const NODE_ENV = 'production';
    expect(() => readConfig({ NODE_ENV, DATABASE_URL })).toThrow(/JWT_SECRET/);
    expect(() => readConfig({ NODE_ENV, JWT_SECRET, DATABASE_URL })).toThrow(/PUBLIC_URL/);
    expect(() => readConfig({ NODE_ENV, JWT_SECRET, PUBLIC_URL })).toThrow(/DATABASE_URL/);
    const told = { NODE_ENV, JWT_SECRET, PUBLIC_URL, PORAO_ALLOW_EMBEDDED_DATABASE: '1' };
    expect(readConfig(told).databaseUrl).toBeUndefined();
    expect(() => readConfig({ JWT_SECRET: 'short' })).toThrow(/32 characters/);
    expect(() => readConfig({ DATA_DIR, PORT: 'eighty' })).toThrow(/PORT/);
  });
});

describe('external services', () => {
  it('are absent by default, and taken from the environment', () => {
    const none = readConfig({ DATA_DIR });
    expect([none.smsGateway, none.geocoder, none.bucket]).toEqual([undefined, undefined, undefined]);
    const given = readConfig({
      DATA_DIR,
      SMS_GATEWAY_URL: 'https://sms.example/send',
      SMS_GATEWAY_TOKEN: 'token',
      GEOCODER_URL: 'http://127.0.0.1:8080',
      S3_BUCKET_URL: 'https://s3.example/porao',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(given.smsGateway).toMatchObject({ url: 'https://sms.example/send', token: 'token' });
    expect(given.geocoder).toEqual({ url: 'http://127.0.0.1:8080', perSecond: 1, userAgent: 'porao' });
    expect(given.bucket).toMatchObject({ url: 'https://s3.example/porao', region: 'auto' });
  });

  it('API-320 the numbers for payments by hand are those of the environment, or made up for a demo', () => {
    expect(readConfig({ DATA_DIR }).payAccounts).toEqual([]);
    const PAY_BANK = 'Porao, Bank, 1501';
    expect(readConfig({ DATA_DIR, PAY_NAGAD: '01811111111', PAY_BANK }).payAccounts).toEqual([
      { way: 'nagad', account: '01811111111' },
      { way: 'bank', account: PAY_BANK },
    ]);
    const ways = readConfig({ DATA_DIR, PORAO_DEMO: '1' }).payAccounts.map(({ way }) => way);
    expect(ways).toEqual(['bkash', 'nagad', 'rocket', 'bank']);
    expect(() => readConfig({ DATA_DIR, PAY_BKASH: '1234' })).toThrow(/PAY_BKASH/);
  });

  it('are refused where something is missing or wrong', () => {
    const S3_BUCKET_URL = 'https://s3.example/porao';
    expect(() => readConfig({ DATA_DIR, S3_BUCKET_URL })).toThrow(/S3_ACCESS_KEY_ID/);
    expect(() => readConfig({ DATA_DIR, SMS_GATEWAY_URL: 'file:///etc' })).toThrow(/SMS_GATEWAY_URL/);
    expect(() => readConfig({ DATA_DIR, SMS_GATEWAY_BODY: '{"to":"{phone}"}' })).toThrow(/SMS_GATEWAY_BODY/);
    expect(() => readConfig({ DATA_DIR, GEOCODER_URL: 'nominatim' })).toThrow(/GEOCODER_URL/);
  });
});

describe('messages', () => {
  it('NTF-012 link to the site, and leave by SMTP where it is named with a sender', () => {
    const none = readConfig({ DATA_DIR });
    expect([none.siteUrl, none.mail]).toEqual(['http://127.0.0.1:8080', undefined]);
    const SMTP_URL = 'smtps://user:password@mail.example:465';
    const given = { DATA_DIR, PUBLIC_URL: 'https://porao.example/', SMTP_URL };
    expect(readConfig({ ...given, MAIL_FROM: 'Porao <notices@porao.example>' })).toMatchObject({
      siteUrl: 'https://porao.example',
      mail: { url: SMTP_URL, from: 'Porao <notices@porao.example>' },
    });
    expect(() => readConfig(given)).toThrow(/MAIL_FROM/);
    expect(() => readConfig({ DATA_DIR, SMTP_URL: 'https://mail.example' })).toThrow(/smtps/);
  });

  it('NTF-017 are worked by this process unless WORKER is 0; push messages go to known services', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({ worker: true });
    expect(readConfig({ DATA_DIR, WORKER: '0' })).toMatchObject({ worker: false });
    expect(readConfig({ DATA_DIR }).pushHosts).toContain('.push.apple.com');
    const { pushHosts } = readConfig({ DATA_DIR, PUSH_HOSTS: 'a.example,.b.example' });
    expect(pushHosts).toEqual(['a.example', '.b.example']);
  });
});

describe('payment providers', () => {
  it('API-316 are taken whole or not at all', () => {
    const none = readConfig({ DATA_DIR });
    expect([none.sslcommerz, none.bkash]).toEqual([undefined, undefined]);
    const store = { SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_STORE_PASSWORD: 'secret' };
    expect(readConfig({ DATA_DIR, ...store }).sslcommerz).toEqual({
      url: 'https://securepay.sslcommerz.com',
      storeId: 'shop',
      password: 'secret',
    });
    expect(() => readConfig({ DATA_DIR, SSLCOMMERZ_STORE_ID: 'shop' })).toThrow(/STORE_PASSWORD/);
    expect(() => readConfig({ DATA_DIR, BKASH_APP_KEY: 'key' })).toThrow(/BKASH_APP_SECRET/);
  });

  it('API-368 are called by https in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET, DATABASE_URL, PUBLIC_URL };
    const store = { SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_STORE_PASSWORD: 'secret' };
    const SSLCOMMERZ_URL = 'http://127.0.0.1:8080/api/test-pay/sslcommerz';
    expect(() => readConfig({ ...production, ...store, SSLCOMMERZ_URL })).toThrow(/https/);
    expect(readConfig({ DATA_DIR, ...store, SSLCOMMERZ_URL }).sslcommerz?.url).toBe(SSLCOMMERZ_URL);
    expect(readConfig({ ...production, ...store }).sslcommerz?.storeId).toBe('shop');
  });
});
