import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openCharges } from './charges.ts';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

const ways = ['sslcommerz', 'bkash_checkout'] as const;
const ownInvoices = '/tutor/payment/invoice';
const elsewhere = 'https://evil.example';

/** Lies about payments of a demo, whose stand-in for the providers tells them on request. */
export async function attackPayments(url: string, test: Test): Promise<void> {
  const { as, charge, start, press, postForm, comeBack, notice, ...charges } = openCharges(url);
  const { stateOf, amountOf, statusOf, amountDue, paymentsOf } = charges;
  const [first, second] = [await charge(), await charge()];

  await test("a charge and its payments are their tutor's alone", async () => {
    const attempt = await start(first, 'sslcommerz');
    const body = JSON.stringify({ way: 'sslcommerz' });
    const expected = { guest: 401, otherTutor: 404, parent: 403, operator: 403 } as const;
    for (const [name, status] of Object.entries(expected)) {
      const person = name === 'guest' ? undefined : name;
      const answers = [
        await as(person, { method: 'POST', address: `/api/tutor/invoices/${first}/payments`, body }),
        await as(person, { method: 'GET', address: `/api/tutor/payments/${attempt.id}` }),
      ];
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [status, status],
        name,
      );
    }
    return '4 other callers: 401, 403 or 404';
  });

  await test('the amount is that of the charge, whatever a browser sends', async () => {
    const lie = { amount: 1, total_amount: '1.00', currency: 'USD' };
    for (const way of ways)
      assert.equal(await amountOf(await start(second, way, lie)), await amountDue(second), way);
    return 'both ways';
  });

  await test('a success that nobody paid is not believed: by address, by form, of another site, made up', async () => {
    for (const way of ways) {
      const attempt = await start(second, way);
      const { path, fields } = await press(attempt, 'pay', 'unpaid');
      const told = {
        ...fields,
        status: way === 'sslcommerz' ? 'VALID' : 'success',
        val_id: 'T00',
        amount: '1.00',
      };
      for (const headers of [{ origin: elsewhere }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await comeBack({ path, fields: told }, headers);
        assert.equal(answer.status, 303);
        assert.equal(answer.headers.get('location'), `${ownInvoices}?paid=${attempt.id}`);
      }
      const address = `${path}?${new URLSearchParams(told).toString()}`;
      assert.equal((await call(url, { method: 'GET', address })).status, 303);
      assert.equal(await stateOf(attempt), 'started', way);
    }
    assert.equal(await statusOf(second), 'unpaid');
    return '8 returns, the charge is unpaid';
  });

  await test('a notice is taken with its signature alone, and then proves nothing by itself', async () => {
    const attempt = await start(second, 'sslcommerz');
    const leaving = await press(attempt, 'pay', 'unpaid');
    const { fields } = leaving;
    const wrong = [
      { ...fields, verify_sign: '0'.repeat(32) },
      { ...fields, amount: '1.00' },
      { ...fields, verify_key: '' },
      { ...fields, verify_key: 'status', status: 'VALID' },
      { status: 'VALID' },
      {},
    ];
    for (const one of wrong) assert.equal((await notice({ ...leaving, fields: one })).status, 422);
    const path = leaving.path.replace('/return/', '/notice/');
    assert.equal((await call(url, { method: 'GET', address: path })).status, 404);
    assert.equal((await postForm('/api/payments/notice/0123456789abcdef01234567', fields)).status, 404);
    assert.equal((await notice(leaving)).status, 200);
    assert.deepEqual([await stateOf(attempt), await statusOf(second)], ['started', 'unpaid']);
    return `${wrong.length} forged ones: 422; a signed one of money that never came: unpaid`;
  });

  await test('another amount pays no charge', async () => {
    for (const way of ways) {
      const attempt = await start(second, way);
      await comeBack(await press(attempt, 'pay', 'amount'));
      assert.match(await stateOf(attempt), /^refund/, way);
    }
    assert.equal(await statusOf(second), 'unpaid');
    return 'both ways: it goes back';
  });

  await test('a payment that is told 24 times at once counts once', async () => {
    const attempt = await start(first, 'sslcommerz');
    const leaving = await press(attempt, 'pay', 'twice');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? comeBack(leaving) : notice(leaving))),
    );
    for (const { status } of answers) assert.ok([200, 303, 429].includes(status), `${status}`);
    assert.deepEqual([await stateOf(attempt), await statusOf(first)], ['paid', 'paid']);
    assert.equal((await paymentsOf(first)).length, 1);
    return 'one payment in the ledger';
  });

  await test('the receipt of one payment pays no other charge', async () => {
    const paid = await charge();
    const used = await press(await start(paid, 'sslcommerz'), 'pay');
    assert.equal(await statusOf(paid), 'paid');
    for (const way of ways) {
      const attempt = await start(second, way);
      const own = await press(attempt, 'pay', 'unpaid');
      const replayed = { path: own.path, fields: { ...used.fields, paymentID: 'TEST00', status: 'VALID' } };
      await comeBack(replayed);
      await notice({ ...replayed, fields: used.fields });
      assert.equal(await stateOf(attempt), 'started', way);
    }
    assert.deepEqual([await statusOf(second), (await paymentsOf(paid)).length], ['unpaid', 1]);
    return 'both ways: unpaid';
  });

  await test('the way back leads to the own invoices, whatever it is told', async () => {
    const attempt = await start(second, 'sslcommerz');
    const { path } = await press(attempt, 'cancel');
    const fields = {
      redirect: elsewhere,
      return_url: elsewhere,
      success_url: elsewhere,
      next: '//evil.example',
    };
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      referer: elsewhere,
    };
    for (const target of [`${path}?${new URLSearchParams(fields).toString()}`, path]) {
      const { status, headers: given } = await postForm(target, fields, headers);
      assert.deepEqual([status, given.get('location')], [303, `${ownInvoices}?paid=${attempt.id}`]);
    }
    for (const wrong of ['//evil.example', '%00', '..%2f..%2f', 'x'.repeat(3000)]) {
      const { status, headers: given } = await postForm(`/api/payments/return/${wrong}`, {});
      assert.ok(
        status === 303 ? given.get('location') === ownInvoices : status >= 400 && status < 500,
        wrong,
      );
    }
    return '6 addresses';
  });

  await test('the addresses of providers take no huge body and no other method', async () => {
    const { path } = await press(await start(second, 'sslcommerz'), 'cancel');
    for (const address of [path, path.replace('/return/', '/notice/')]) {
      assert.equal((await postForm(address, { a: 'x'.repeat(100_000) })).status, 413);
      const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, '1']));
      assert.equal((await postForm(address, many)).status, 400);
      for (const method of ['PUT', 'DELETE', 'PATCH'])
        assert.ok([404, 405].includes((await call(url, { method, address, body: '' })).status), method);
    }
    return '100 kB: 413, 500 fields: 400';
  });

  await test('nobody calls the providers of the stand-in, which would call any address', async () => {
    let called = 0;
    const server = createServer((_, answer) => {
      called += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const at = '/api/test-pay';
    const store = { store_id: 'test', store_passwd: 'test', tran_id: 'x', total_amount: '1', val_id: 'x' };
    const answers = [
      await postForm(`${at}/sslcommerz/gwprocess/v4/api.php`, {
        ...store,
        ipn_url: target,
        success_url: target,
      }),
      await call(url, {
        method: 'GET',
        address: `${at}/sslcommerz/validator/api/validationserverAPI.php?${new URLSearchParams(store).toString()}`,
      }),
      await call(url, {
        method: 'POST',
        address: `${at}/bkash/tokenized/checkout/create`,
        headers: { authorization: 'token-of-the-stand-in' },
        body: JSON.stringify({ callbackURL: target, amount: '1', merchantInvoiceNumber: 'x' }),
      }),
      await call(url, { method: 'GET', address: `${at}/page/TEST000000000000000000` }),
    ];
    server.close();
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404],
    );
    assert.equal(called, 0);
    return `${answers.length} calls: 404, none passed on`;
  });
}
