import { language } from '@porao/platform';
import { DefinitionGrid } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { LessonCard } from './lesson.card.tsx';
import { lesson } from './sample.ts';

export default function LessonViewPage() {
  return (
    <SectionPage
      title={t('lesson-view.title')}
      back={{ to: paths.onlineLesson, label: t('lesson.title') }}
      sample
    >
      <LessonCard order={2}>
        <DefinitionGrid
          items={[
            { icon: 'book', label: t('lesson.subject'), value: lesson.subject[language] },
            { icon: 'user', label: t('lesson.tutor'), value: lesson.tutor[language] },
            {
              icon: 'clock',
              label: t('lesson.length'),
              value: t('lesson.minutes', { minutes: lesson.minutes }),
            },
          ]}
        />
      </LessonCard>
    </SectionPage>
  );
}
