import type { Cv } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { LoadingState, PageHeader, Stack } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CvPreview } from './cv.preview.tsx';
import { viewOf } from './cv.view.ts';
import { DownloadCv } from './download.button.tsx';

export default function CvPage() {
  const cv = useQuery(query('GET /api/tutor/cv'));
  return (
    <AreaPage>
      <PageHeader
        title={t('cv.title')}
        text={t('cv.lead')}
        back={{ to: paths.profile, label: t('cv.back') }}
      />
      <QueryState
        source={cv}
        skeleton={<LoadingState label={t('cv.loading')} shape="detail" count={1} />}
        error={t('cv.failed')}
      >
        {({ data }) => <Loaded cv={data} />}
      </QueryState>
    </AreaPage>
  );
}

function Loaded({ cv }: { cv: Cv }) {
  const view = viewOf(cv);
  return (
    <Stack data-main-content>
      <DownloadCv view={view} photo={cv.photo} />
      <CvPreview view={view} photo={cv.photo} />
    </Stack>
  );
}
