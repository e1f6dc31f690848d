import { educationSchema, levels, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { useStepSaved } from '../../common/step-saved.ts';

interface DegreeStep {
  level: 'secondary' | 'bachelor';
  next: string;
  onFailed?: (error: unknown) => void;
}

export const useDegreeForm = ({ level, next, ...rest }: DegreeStep) =>
  useWriteForm({
    ...rest,
    schema: educationSchema,
    ...useStepSaved('GET /api/profile-update-info', 'education', () => next),
    start: {
      education_level_id: levels[level],
      current_institute: level === 'bachelor' ? 1 : 0,
      university_name: '',
      department_name: '',
    },
    draft: `${level}-education`,
    send: (body) => call('POST /api/create-tutor-educational-info', { body }),
  });
