import type { Cv } from '@porao/contracts';
import { QueryState, saveFile, useWrite } from '@porao/features';
import { call, query, retry, useQuery } from '@porao/platform';
import {
  Avatar,
  Button,
  Card,
  DefinitionGrid,
  Group,
  LoadingState,
  Notice,
  PageHeader,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './cv.module.css';
import { type CvEntry, type CvFact, type CvView, viewOf } from './cv.view.ts';
import { RecordCard } from './record.card.tsx';

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
      <RecordCard record={cv.record} />
      <CvPreview view={view} photo={cv.photo} />
    </Stack>
  );
}

/** Shows as a page what the PDF will say. */
function CvPreview({ view, photo }: { view: CvView; photo: string | null }) {
  const src = photo === null ? undefined : `/storage/profile/${photo}`;
  return (
    <Card as="article" roomy className={styles.sheet} aria-label={t('cv.title')}>
      <header className={styles.head}>
        <Avatar name={view.name} src={src} size="xl" decorative />
        <Stack gap="2xs" className={styles.who}>
          <Title order={2} size={2}>
            {view.name}
          </Title>
          <Text tone="dim">{view.headline}</Text>
          <ul className={styles.contacts}>
            {view.contacts.map(({ label, value }) => (
              <li key={label}>
                <Text as="span" size="sm">
                  {label}: {value}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      </header>
      <div className={styles.columns}>
        <Stack gap="lg">
          <Prose title={t('cv.about')} text={view.about} />
          <Entries title={t('cv.education')} entries={view.education} />
          <Entries title={t('cv.experience')} entries={view.experience} />
          <Prose title={t('cv.style')} text={view.tutoringStyle} />
        </Stack>
        <Stack gap="lg">
          <Facts title={t('cv.tutoring')} facts={view.tutoring} />
          <Facts title={t('cv.week')} facts={view.week} />
        </Stack>
      </div>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="xs">
        <Title order={3} size={4}>
          {title}
        </Title>
        {children}
      </Stack>
    </section>
  );
}

function Missing() {
  return <Text tone="dim">{t('cv.missing')}</Text>;
}

function Prose({ title, text }: { title: string; text: string | null }) {
  return <Part title={title}>{text ? <Text className={styles.prose}>{text}</Text> : <Missing />}</Part>;
}

function Entries({ title, entries }: { title: string; entries: readonly CvEntry[] }) {
  return (
    <Part title={title}>
      {entries.length === 0 ? (
        <Missing />
      ) : (
        <Stack as="ul" gap="sm">
          {entries.map((entry, place) => (
            <li key={place}>
              <Text weight="medium">{entry.title}</Text>
              <Text size="sm" tone="dim">
                {entry.detail}
              </Text>
              {entry.text && <Text className={styles.prose}>{entry.text}</Text>}
            </li>
          ))}
        </Stack>
      )}
    </Part>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly CvFact[] }) {
  return (
    <Part title={title}>
      {facts.length === 0 ? <Missing /> : <DefinitionGrid items={facts} minColumn="10rem" />}
    </Part>
  );
}

interface DownloadCvProps {
  view: CvView;
  /** File name of the photo; null without one. */
  photo: string | null;
}

/** Makes the PDF in the browser, when asked: what makes it is loaded only then. */
function DownloadCv({ view, photo }: DownloadCvProps) {
  const { busy, error, press } = useWrite({
    send: async () => {
      const [{ makePdf }, picture] = await Promise.all([
        retry(() => import(/* webpackChunkName: "cv-pdf" */ './pdf/cv.maker.ts')),
        photo === null ? null : readPhoto(),
      ]);
      saveFile(await makePdf(view, picture), `${t('cv.file')}-${view.name.trim().replace(/\s+/g, '-')}.pdf`);
    },
    failed: (error) => {
      console.error('The CV could not be made.', error);
      return null;
    },
  });
  return (
    <Stack gap="sm">
      <Group>
        <Button size="lg" icon="download" onClick={() => press()} busy={busy} busyLabel={t('cv.making')}>
          {t('cv.download')}
        </Button>
      </Group>
      {error && (
        <Notice tone="error" title={t('cv.notMade')}>
          {t('cv.notMade.text')}
        </Notice>
      )}
    </Stack>
  );
}

/** Side of the photo in pixels: sharp at its size on paper, some 20 kB. */
const side = 320;
const quality = 0.85;

/** The own photo as a small square JPEG; null when there is none or it cannot be read. */
async function readPhoto(): Promise<string | null> {
  try {
    const { data } = await call('GET /api/v1/base64photo');
    return data && (await squared(data));
  } catch {
    // A CV without its photo is better than none.
    return null;
  }
}

async function squared(dataUrl: string): Promise<string | null> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  const cut = Math.min(width, height);
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', quality);
}
