import { EmptyState, LinkButton, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { LessonCard } from './lesson.card.tsx';

export default function OnlineLessonPage() {
  return (
    <SectionPage title={t('lesson.title')} sample>
      <EmptyState title={t('lesson.none')} text={t('lesson.none.text')} />
      <Stack as="section" gap="sm">
        <Title order={2} size={3}>
          {t('lesson.example')}
        </Title>
        <LessonCard
          order={3}
          action={
            <LinkButton to={paths.onlineLessonView} variant="default">
              {t('lesson.view')}
            </LinkButton>
          }
        />
      </Stack>
    </SectionPage>
  );
}
