import type { HttpBindings } from '@hono/node-server';
import { noticeStreamPath } from '@porao/contracts/page';
import type { Hono } from 'hono';
import { unsubscribePath } from '../edge/api.proxy.ts';
import type { NoticeReaders } from './readers.ts';

export function addNoticeRoutes(app: Hono<{ Bindings: HttpBindings }>, readers: NoticeReaders): void {
  app.get(noticeStreamPath, readers.open);
  app.get(unsubscribePath, (c) => c.redirect(`/notices/unsubscribe${new URL(c.req.url).search}`, 303));
}
