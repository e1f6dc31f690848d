import type { Cv } from '@porao/contracts';
import { query, useOnline, useQuery } from '@porao/platform';
import { ErrorState, PageHeader, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { OfflineNotice, OfflineState } from '../../common/offline.tsx';
import { stateOf } from '../../common/page-state.ts';
import { paths } from '../../common/paths.ts';
import { CvPreview } from './cv.preview.tsx';
import { CvBones } from './cv.skeleton.tsx';
import { viewOf } from './cv.view.ts';
import { DownloadCv } from './download.button.tsx';

/** The tutor's CV: to be read here, and to be taken along as one page. */
export default function CvPage(): ReactNode {
  const cv = useQuery(query('GET /api/tutor/cv'));
  const online = useOnline();
  const state = stateOf({ cv }, online);
  return (
    <AreaPage>
      {cv.data ? (
        <Loaded cv={cv.data.data} online={online} />
      ) : (
        <>
          <PageHeader
            title={t('cv.title')}
            text={t('cv.lead')}
            back={{ to: paths.profile, label: t('cv.back') }}
          />
          {state === 'offline' && <OfflineState />}
          {state === 'loading' && <CvBones />}
          {(state === 'failed' || state === 'ready') && (
            <ErrorState
              title={t('cv.failed')}
              text={t('dashboard.failed.text')}
              onRetry={() => void cv.refetch()}
              retryLabel={t('jobs.retry')}
              busy={cv.isFetching}
              busyLabel={t('jobs.retrying')}
            />
          )}
        </>
      )}
    </AreaPage>
  );
}

function Loaded({ cv, online }: { cv: Cv; online: boolean }): ReactNode {
  const view = viewOf(cv);
  return (
    <>
      <PageHeader
        title={t('cv.title')}
        text={t('cv.lead')}
        back={{ to: paths.profile, label: t('cv.back') }}
      />
      <Stack data-main-content>
        {!online && <OfflineNotice />}
        <DownloadCv view={view} photo={cv.photo} />
        <CvPreview view={view} photo={cv.photo} />
      </Stack>
    </>
  );
}
