import { t } from '../../../common/messages.ts';
import type { CvView } from '../cv.view.ts';
import type { CvWords } from './cv.job.ts';

/** What stands on the sheet besides the tutor's own words. */
export const wordsOf = ({ name }: CvView): CvWords => ({
  title: t('cv.of', { name }),
  about: t('cv.about'),
  education: t('cv.education'),
  experience: t('cv.experience'),
  style: t('cv.style'),
  tutoring: t('cv.tutoring'),
  week: t('cv.week'),
});
