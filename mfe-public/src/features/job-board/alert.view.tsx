import type { BoardFilters } from '@porao/contracts/board-filters';
import { useLocation, useSession } from '@porao/platform';
import { Card, Stack, Title } from '@porao/ui';
import { pathToReturn } from '../../common/return-marker.ts';
import AlertPart from './alert.part.tsx';
import { t } from './alert.text.ts';
import { useAlertSearch } from './alert-search.ts';
import { inView } from './view.ts';

/** The alert as a page, where no script opens its dialog. */
export default function AlertView({ filters }: { filters: BoardFilters }) {
  const { pathname, search } = useLocation();
  return (
    <Card roomy as="section" aria-labelledby="board-alert" data-main-content>
      <Stack>
        <Title order={2} size={3} id="board-alert">
          {t('title')}
        </Title>
        <AlertPart
          {...useAlertSearch(filters)}
          isTutor={useSession()?.type === 'tutor'}
          returnTo={pathToReturn('alert', pathname, inView(search, 'list'))}
        />
      </Stack>
    </Card>
  );
}
