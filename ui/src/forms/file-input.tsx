import { captionEndings } from '@tv/contract/captions/caption-formats';
import type { ComponentProps, RefObject } from 'react';

/** What a picture may be: its bytes decide in the service. */
export const pictures = 'image/png,image/jpeg,image/webp,image/avif';
/** Files of captions that the service reads. */
export const captionFiles = [...captionEndings, 'xml'].map((ending) => `.${ending}`).join();

type FileInputProps = Pick<ComponentProps<'input'>, 'accept' | 'capture'> & {
  /** A button opens the system's dialog by it. */
  ref: RefObject<HTMLInputElement | null>;
  isMultiple?: boolean;
  /** Empty: the dialog chooses a folder with all that is in it. */
  webkitdirectory?: '';
  /** Called with at least one file. The same file can be chosen again. */
  onChoose: (files: [File, ...File[]]) => void;
};

/** The system's dialog for files, without a shape of its own. */
export const FileInput = ({ ref, isMultiple = false, onChoose, ...attributes }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMultiple}
    {...attributes}
    onChange={({ target }) => {
      const [first, ...others] = [...(target.files ?? [])];
      target.value = '';
      if (first) onChoose([first, ...others]);
    }}
  />
);
