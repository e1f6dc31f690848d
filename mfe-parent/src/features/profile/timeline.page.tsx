import { Stack } from '@porao/ui';
import { ComposeBox } from '../../common/posts/compose.box.tsx';
import { PostCard } from '../../common/posts/post.card.tsx';
import { posts } from '../../common/posts/sample.ts';
import { SampleNotice } from '../../common/sample.tsx';
import { ProfileLayout } from './profile.layout.tsx';

/** Shows what the guardian wrote: samples until there is a call for it. */
export default function TimelinePage() {
  return (
    <ProfileLayout>
      {() => (
        <Stack>
          <SampleNotice />
          <ComposeBox />
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </Stack>
      )}
    </ProfileLayout>
  );
}
