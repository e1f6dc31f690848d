import { ReviewsPart } from '@porao/features/reviews';
import { ProfileLayout } from './profile.layout.tsx';

export default function ReviewsPage() {
  return <ProfileLayout>{() => <ReviewsPart side="tutor" />}</ProfileLayout>;
}
