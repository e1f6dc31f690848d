import { LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { PagedList } from '../../common/paged.list.tsx';
import { usePage } from '../../common/paged.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { useMyTutors } from '../../common/tutors.queries.ts';
import { TutorCard } from './tutor.card.tsx';

export default function MyTutorsPage() {
  const tutors = useMyTutors(usePage());
  return (
    <SectionPage title={t('tutors.title')} section="teachers">
      <PagedList
        source={tutors}
        renderItem={(tutor) => <TutorCard record={tutor} />}
        label={t('tutors.title')}
        error={t('tutors.failed')}
        empty={{
          title: t('tutors.empty'),
          text: t('tutors.empty.text'),
          action: <LinkButton to={paths.hireTutor}>{t('requests.hire')}</LinkButton>,
        }}
      />
    </SectionPage>
  );
}
