import { type ReceivedSpan, startCollector } from '@porao/server/testing';
import { accounts, signIn } from '../support/accounts.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { freshSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('OPS-114 OPS-115 the report id that a visitor reads out finds the page load, its calls and their statements', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/mfe-tutor/);
  const collector = await startCollector();
  const site = await freshSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: '',
    OTEL_TRACES_SAMPLER_ARG: '1',
    // The page asks for itself.
    SIGNED_IN_CONTENT_MS: '0',
  });
  try {
    await signIn(context, site.url, accounts.readyTutor);
    await page.route(/\/files\/mfe-tutor\/.*\.js$/, (route) => route.abort());
    await page.goto(`${site.url}/tutor/dashboard`);
    const shown = await page.getByText(/Report id: [0-9A-F]{8}/).textContent();
    const id = shown?.match(/[0-9A-F]{8}/)?.[0];
    const reportSpan = () => collector.spans.find(({ attributes }) => attributes['porao.report.id'] === id);
    const inTrace = () => collector.spans.filter(({ traceId }) => traceId === reportSpan()?.traceId);
    const chainOf = ({ service, name, parentId }: ReceivedSpan): string => {
      const parent = inTrace().find(({ spanId }) => spanId === parentId);
      return `${parent ? `${chainOf(parent)} > ` : ''}${service} ${name}`;
    };
    const chains = () => inTrace().map(chainOf);
    await expect.poll(() => reportSpan()?.attributes['porao.report.phase']).toBe('entry');
    const load = 'porao-gateway GET /tutor/dashboard';
    const call = `${load} > porao-gateway GET /api/* > porao-api GET /api/v1/user`;
    await expect
      .poll(chains)
      .toEqual(
        expect.arrayContaining([
          load,
          `${load} > porao-gateway report`,
          call,
          `${call} > porao-api select role_grants`,
        ]),
      );
    expect(JSON.stringify(inTrace().map(({ name, attributes }) => [name, attributes]))).not.toContain(
      accounts.readyTutor,
    );

    // Another load is of another trace.
    await page.unroute(/\/files\/mfe-tutor\/.*\.js$/);
    const before = new Set(collector.spans.map(({ traceId }) => traceId));
    await page.goto(`${site.url}/tutor/dashboard`);
    await expect(dashboardHeading(page)).toBeVisible();
    const later = () => collector.spans.filter(({ traceId }) => !before.has(traceId));
    await expect.poll(() => later().map(({ name }) => name)).toContain('GET /api/v1/user');
    // The gateway's call for its stream of notices is no call of the page.
    const ofPage = later().filter(({ service }) => service === 'porao-gateway');
    expect(new Set(ofPage.map(({ traceId }) => traceId)).size).toBe(1);
  } finally {
    await site.stop();
    collector.close();
  }
});
