import type { HttpBindings } from '@hono/node-server';
import { noticeStreamPath } from '@porao/contracts/page';
import { Hono } from 'hono';
import { unsubscribePath } from './edge/api.proxy.ts';
import type { Bound } from './edge/client-network.ts';
import { missing } from './edge/missing.ts';
import { answerHeaders } from './edge/security-headers.ts';
import { backToForm, isSentForm } from './edge/sent-form.ts';
import type { NoticeReaders } from './notices/readers.ts';
import { addCrawlerRoutes } from './page/crawler.routes.ts';
import type { PageAnswers } from './page/page-answers.ts';
import type { Services } from './services.ts';
import { addFileRoutes } from './site/file.routes.ts';
import { addOperatorRoutes } from './status/operator.routes.ts';
import type { Visits } from './visit.ts';

/** Every address of the site but those of the API. */
export function gatewayRoutes(
  services: Services,
  visits: Visits,
  pages: PageAnswers,
  readers: NoticeReaders,
  isDraining: () => boolean,
) {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(answerHeaders(services, isDraining));
  app.use((c: Bound, next) => visits.assets.serveShared(c, next));
  addOperatorRoutes(app, services, isDraining);
  app.get(noticeStreamPath, readers.open);
  app.get(unsubscribePath, (c) => c.redirect(`/notices/unsubscribe${new URL(c.req.url).search}`, 303));
  addCrawlerRoutes(app, services, pages.guests, visits.liveSite);
  addFileRoutes(app, services, pages.files, visits.siteOf);
  app.get('*', (c) => pages.answer(c));
  app.post('*', (c) => (isSentForm(c) ? backToForm(c) : missing(c)));
  app.all('*', (c) => missing(c));
  app.onError((error, c) => {
    services.log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
    c.header('cache-control', 'no-store');
    return c.text('Something went wrong here. Please try again.', 500);
  });
  return app;
}
