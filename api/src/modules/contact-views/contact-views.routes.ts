import type { contactViewEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { countViews, listViews } from './contact-views.repository.ts';

export function contactViewHandlers({ db }: Services): Handlers<typeof contactViewEndpoints> {
  return {
    'GET /api/contact-views': async ({ query, viewer }) => {
      const rows = await listViews(db, viewer.userId, ...rowsOf(query));
      return paged(query, { rows, total: await countViews(db, viewer.userId) });
    },
  };
}
