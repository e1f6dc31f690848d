// @vitest-environment node
import { expect, it } from 'vitest';
import { render, validThrough } from './common/testing/served.ts';
import server from './server.tsx';

it.each(server.routes.map(({ path }) => path).filter((path) => !path.includes(':')))(
  'renders %s without a window, with words of its own for search engines',
  async (path) => {
    const { html, head } = await render(path, path);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toContain('aria-busy="true"');
    expect(head).toMatchObject({ canonical: path, listed: path !== '/crm/thanks' });
    expect(head.description.length).toBeGreaterThan(40);
  },
);

it('renders the front page whole: how it works and all answers, too', async () => {
  const { html } = await render('/', '/');
  expect(html).toContain('How it works for tutors');
  expect(html.match(/<dt[ >]/g)).toHaveLength(14);
});

it('renders the cards of the board', async () => {
  const { html } = await render('/job-board', '/job-board');
  expect(html).toContain('data-job-id="41"');
});

it('renders an open job with its structured data', async () => {
  const { status, html, head } = await render('/job-details/41', '/job-details/:jobId?', { jobId: '41' });
  expect(status ?? 200).toBe(200);
  expect(html).toContain('Need Tutor For Class 8');
  expect(head.card).toMatchObject({ title: 'Need Tutor For Class 8', price: '৳ 6,500 a month' });
  expect(head.linkedData[0]).toMatchObject({
    '@type': 'JobPosting',
    validThrough,
    url: 'https://porao.example/job-details/41',
    jobLocation: { address: { addressLocality: 'Dhanmondi', addressRegion: 'Dhaka', addressCountry: 'BD' } },
  });
  expect(JSON.stringify(head)).not.toMatch(/latitude|longitude|geo|street/i);
});

it('renders a closed job as gone, with similar ones, and an unknown one as not found', async () => {
  const gone = await render('/job-details/42', '/job-details/:jobId?', { jobId: '42' });
  expect(gone.status).toBe(410);
  expect(gone.html).toContain('href="/job-details/7"');
  expect(gone.head.listed).toBe(false);
  const lost = await render('/job-details/abc', '/job-details/:jobId?', { jobId: 'abc' });
  expect(lost.status).toBe(404);
  expect(lost.html).toContain('Job not found!');
  expect((await render('/job-details/43', '/job-details/:jobId?', { jobId: '43' })).status).toBe(404);
});

it('PUB-100 renders the way to hire a tutor, listed; the form itself is loaded by the browser', async () => {
  const path = '/crm/hire-tutor';
  const own = await render(path, '/crm/:title?', { title: 'hire-tutor' });
  expect(own.head).toMatchObject({ title: 'Hire a tutor', canonical: path, listed: true });
  expect(own.html).toMatch(/<h1[^>]*>Hire a tutor/);
  expect(own.html).toContain('Class, subjects and area are enough.');
  expect(own.html).toContain('Loading the form…');
  const coach = await render('/crm/hire-coach', '/crm/:title?', { title: 'hire-coach' });
  expect(coach.head.listed).toBe(false);
  const config = { crmUrl: 'https://crm.example/forms', crmForms: { 'hire-tutor': 'a_1' } };
  const open = await render(path, '/crm/:title?', { title: 'hire-tutor' }, config);
  expect(open.head.listed).toBe(true);
  expect(open.html).toMatch(/<h1[^>]*>Hire a tutor/);
  expect(open.html).not.toContain('iframe');
  const other = await render('/crm/any', '/crm/:title?', { title: 'any' }, config);
  expect(other.head).toMatchObject({ title: 'Send us your request', canonical: '/crm', listed: false });
});
