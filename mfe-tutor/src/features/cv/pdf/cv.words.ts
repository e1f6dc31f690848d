import { t } from '../../../common/messages.ts';
import type { CvView } from '../cv.view.ts';

/** The texts on the sheet that are not the tutor's own. */
export const wordsOf = ({ name }: CvView) => ({
  title: t('cv.of', { name }),
  about: t('cv.about'),
  education: t('cv.education'),
  experience: t('cv.experience'),
  style: t('cv.style'),
  tutoring: t('cv.tutoring'),
  week: t('cv.week'),
});
