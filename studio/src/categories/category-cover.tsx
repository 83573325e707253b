import { FolderOpen } from 'lucide-react';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import field from '@tv/ui/forms/field.module.css';
import shared from '@tv/ui/forms/form-field.module.css';
import { PictureButtons } from '../parts/picture-buttons.tsx';
import style from './category-form.module.css';

type CategoryCoverProps = {
  /** Of the category. */
  name: string;
  /** Absent: the category has no cover. */
  url: string | undefined;
  isBusy: boolean;
  problem: string | undefined;
  /** Without a file: the cover is to be removed. */
  onChange: (file: File | undefined) => void;
};

/** The picture of a category. */
export function CategoryCover({ name, url, isBusy, problem, onChange }: CategoryCoverProps) {
  return (
    <div className={shared.field} role="group" aria-label={text.cover}>
      <span className={field.label}>{text.cover}</span>
      <div className={style.cover}>
        {url ? <img src={url} alt={text.coverOf(name)} /> : <FolderOpen aria-hidden="true" />}
      </div>
      <div className={style.buttons}>
        <PictureButtons
          choose={text.chooseCover}
          remove={url && text.removeCover}
          isBusy={isBusy}
          onChange={onChange}
        />
      </div>
      <p className={problem ? field.error : shared.help} role={problem ? 'alert' : undefined}>
        {problem ?? text.coverHelp}
      </p>
    </div>
  );
}
