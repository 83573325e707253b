import { ContentStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Building2, Globe, Lock } from 'lucide-react';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { DateField } from '@tv/ui/forms/date-field.tsx';
import pair from '../../parts/item/item-fields.module.css';
import { PasswordField } from '@tv/ui/forms/password-field.tsx';
import style from './details-form.module.css';
import type { ItemForm } from '../../parts/item/item-form.ts';
import { visitorWords } from './visitor-words.ts';

type PublicLinkProps = {
  item: ManagedMediaContent;
  form: ItemForm;
  change: (more: Partial<ItemForm>) => void;
  errorOf: (...names: string[]) => string | undefined;
};

/** What a visitor sees, updated with each change, and the lock and the end of the public link. */
export function PublicLink({ item, form, change, errorOf }: PublicLinkProps) {
  const isInternal = form.audience === 'internal';
  const words = visitorWords(form, {
    isPublished: item.status === ContentStatus.PUBLISHED,
    publishesAt: item.scheduledPublicationDate,
  });
  return (
    <>
      <div className={style.preview}>
        {isInternal ? <Building2 /> : form.hasPassword ? <Lock /> : <Globe />}
        <div>
          <h3 className={style.previewTitle}>{text.visitorSees}</h3>
          <p aria-live="polite">{words}</p>
        </div>
      </div>
      {!isInternal && (
        <div className={pair.pair}>
          <PasswordField
            label={text.password}
            isOn={form.hasPassword}
            isStored={item.isPasswordProtected}
            value={form.password}
            error={errorOf('password')}
            onSwitch={(hasPassword) => change({ hasPassword, password: '' })}
            onChange={(password) => change({ password })}
          />
          <DateField
            label={text.linkEnds}
            value={form.linkEnds}
            help={text.linkEndsHelp}
            error={errorOf('expirationDate', 'expirationOption')}
            onChange={(linkEnds) => change({ linkEnds })}
          />
        </div>
      )}
    </>
  );
}
