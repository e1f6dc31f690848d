import { useSearchParams } from '@porao/platform';
import { Stack } from '@porao/ui';
import { SegmentedChoice } from '@porao/ui/controls';
import { t } from '../../common/messages.ts';
import { ComposeBox } from '../../common/posts/compose.box.tsx';
import { PostCard } from '../../common/posts/post.card.tsx';
import { posts } from '../../common/posts/sample.ts';
import { SectionPage } from '../../common/section.page.tsx';

const filters = ['all', 'mine'] as const;

export default function CommunityPage() {
  const [params, setParams] = useSearchParams();
  const filter = params.get('show') === 'mine' ? 'mine' : 'all';
  const shown = filter === 'mine' ? posts.filter(({ mine }) => mine) : posts;
  return (
    <SectionPage title={t('community.title')} sample>
      <ComposeBox />
      <SegmentedChoice
        label={t('community.filter')}
        hideLabel
        options={filters.map((value) => ({ value, label: t(`community.${value}`) }))}
        value={filter}
        onChange={(value) => setParams(value === 'mine' ? { show: 'mine' } : {}, { replace: true })}
      />
      <Stack>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Stack>
    </SectionPage>
  );
}
