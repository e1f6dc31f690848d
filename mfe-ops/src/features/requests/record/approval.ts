import { ApproveBody, type OpsRequestDetails } from '@porao/contracts';
import {
  type Choices,
  type OutputOf,
  useChoices,
  useWriteForm,
  type WriteForm,
  withExtra,
} from '@porao/features';
import type { FormOf } from '@porao/ui/forms';
import { useState } from 'react';
import { draftName } from '../decide.ts';
import { startOf } from '../quick-approval.ts';

/** Lists of names are typed as one text, with commas. */
type Values = ApproveBody & { school_names?: string; college_names?: string };
const schema = withExtra<Pick<Values, 'school_names' | 'college_names'>>()(ApproveBody);
export type ApproveFormOf = FormOf<Values, OutputOf<typeof ApproveBody>>;

const namesOf = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

type List = 'curriculum' | 'group' | 'religion' | 'universitytype' | 'educationlevel';

export interface Approval
  extends Pick<WriteForm<Values, OutputOf<typeof ApproveBody>>, 'form' | 'restored' | 'discard'> {
  submit: () => void;
  choices: Record<List, Choices>;
  /** The fields that few jobs need. */
  more: boolean;
  setMore: (more: boolean) => void;
}

/** The form that makes a job of a request. What is typed is kept until the request is approved: an approval that is
 * cancelled or refused loses nothing. */
export function useApproval(details: OpsRequestDetails, onApprove: (body: ApproveBody) => void): Approval {
  const [more, setMore] = useState(false);
  const { form, submit, restored, discard } = useWriteForm<Values, OutputOf<typeof ApproveBody>, void>({
    schema,
    start: startOf(details),
    draft: draftName(details.request.id),
    isDraftKept: true,
    send: async (body) => {
      const { school_names, college_names } = form.getValues();
      onApprove({ ...body, schools: namesOf(school_names), colleges: namesOf(college_names) });
    },
  });
  const choices = {
    curriculum: useChoices('curriculum'),
    group: useChoices('group'),
    religion: useChoices('religion'),
    universitytype: useChoices('universitytype'),
    educationlevel: useChoices('educationlevel'),
  };
  return {
    form,
    // A field that is wrong may be among those that are not shown.
    submit: () => void form.handleSubmit(submit, () => setMore(true))(),
    choices,
    restored,
    discard,
    more,
    setMore,
  };
}
