import assert from 'node:assert/strict';
import type { OnlinePayment, OnlineWay, TutorInvoice, TutorTransaction } from '@porao/contracts';
import { call, openSessions, type Person } from './sessions.ts';

/** Fields that a provider sends, by name. */
type Fields = Readonly<Record<string, string>>;

/** A payment that was started. */
export interface Attempt {
  readonly id: number;
  /** The provider's page. */
  readonly page: string;
}

/** The request with which a browser leaves the provider's page. */
export interface Leaving {
  /** `/api/payments/return/…` */
  readonly path: string;
  readonly fields: Fields;
}

const form = 'application/x-www-form-urlencoded';

/** Acts of a tutor, and of somebody who plays the payment provider, about charges of a site. */
export function openCharges(url: string) {
  const as = openSessions(url);
  const read = async <T>(person: Person, address: string) => {
    const { status, text } = await as(person, { method: 'GET', address });
    assert.equal(status, 200, `${address}: ${text.slice(0, 200)}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  const send = async <T>(person: Person, address: string, body: object = {}) => {
    const { status, text } = await as(person, { method: 'POST', address, body: JSON.stringify(body) });
    assert.equal(status, 200, `${address}: ${text.slice(0, 200)}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  const invoices = () => read<TutorInvoice[]>('tutor', '/api/tutor/invoices');

  /** A new unpaid charge of the tutor; returns its id. */
  async function charge(): Promise<number> {
    const child = { name: 'Tasnim', gender: 2, category_id: 1, i_class_id: 111, age: 13 };
    const home = { city_id: 1, location_id: 1001, lat: 23.7465, lon: 90.376 };
    const place = { ...home, details_location: 'House 7', location: 'Dhanmondi, Dhaka' };
    const student = await send<{ id: number }>('parent', '/api/my-student', child);
    const location = await send<{ id: number }>('parent', '/api/my-location', place);
    const request = await send<{ id: number }>('parent', '/api/tutor-request', {
      student_id: student.id,
      parent_location_id: location.id,
      subjects: [11101, 11103],
    });
    const approved = { actual_salary: 6000, tutoring_time: '17:00', tutoring_duration: 1.5 };
    const hiring_date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const { tuition_job_offer_id: job } = await send<{ tuition_job_offer_id: number }>(
      'operator',
      `/api/ops/requests/${request.id}/approve`,
      { ...approved, hiring_date },
    );
    await send('tutor', `/api/apply/${job}`);
    const [application] = await read<{ id: number }[]>('operator', `/api/ops/jobs/${job}/applications`);
    for (const to of ['shortlisted', 'appointed', 'confirm'])
      await send('operator', `/api/ops/applications/${application?.id}/move`, { to });
    const invoice = (await invoices()).find(({ tuition_job_offer_id }) => tuition_job_offer_id === job);
    return invoice?.id ?? assert.fail('There is no invoice.');
  }

  const postForm = (address: string, fields: Fields, headers: Record<string, string> = {}) =>
    call(url, { method: 'POST', address, type: form, body: new URLSearchParams(fields).toString(), headers });

  async function start(invoiceId: number, way: OnlineWay, more: object = {}): Promise<Attempt> {
    const started = await send<{ id: number; url: string }>(
      'tutor',
      `/api/tutor/invoices/${invoiceId}/payments`,
      { ...more, way },
    );
    return { id: started.id, page: new URL(started.url).pathname };
  }

  /** Presses a button of the provider's page, with a lie that it tells. */
  async function press({ page }: Attempt, choice: string, lie = ''): Promise<Leaving> {
    const { headers, text } = await postForm(page, { choice, lie });
    const target = headers.get('location') ?? /action="([^"]+)"/.exec(text)?.[1] ?? assert.fail(text);
    const { pathname, searchParams } = new URL(target);
    const inputs = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    return { path: pathname, fields: Object.fromEntries([...searchParams, ...inputs]) };
  }

  return {
    as,
    charge,
    start,
    press,
    postForm,
    /** As the browser of another site comes back. */
    comeBack: ({ path, fields }: Leaving, headers?: Record<string, string>) =>
      postForm(path, fields, headers),
    notice: ({ path, fields }: Leaving) => postForm(path.replace('/return/', '/notice/'), fields),
    stateOf: async ({ id }: Attempt) =>
      (await read<OnlinePayment>('tutor', `/api/tutor/payments/${id}`)).state,
    amountOf: async ({ id }: Attempt) =>
      (await read<OnlinePayment>('tutor', `/api/tutor/payments/${id}`)).amount,
    statusOf: async (invoiceId: number) => (await invoices()).find(({ id }) => id === invoiceId)?.status,
    amountDue: async (invoiceId: number) => (await invoices()).find(({ id }) => id === invoiceId)?.amount,
    /** Movements of one charge in the tutor's history. */
    paymentsOf: async (invoiceId: number) =>
      (await read<TutorTransaction[]>('tutor', '/api/tutor/transactions')).filter(
        ({ invoice_id, kind }) => invoice_id === invoiceId && kind === 'payment',
      ),
  };
}
