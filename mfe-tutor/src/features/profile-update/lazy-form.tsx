import { lazyPart } from '@porao/features';
import { LoadingState } from '@porao/ui';
import type { ComponentType } from 'react';
import { t } from '../../common/messages.ts';

/** A form that comes after its page, which is shown without the forms and their rules, which weigh most. Until then as
 * many fields are drawn as have its height. */
export const lazyForm = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fields = 3,
) => lazyPart(load, () => <LoadingState label={t('profile.loading')} shape="form" count={fields} />);
