import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@tv/ui/button.tsx';
import { FileInput, pictures } from '@tv/ui/forms/file-input.tsx';

type PictureButtonsProps = {
  choose: string;
  /** Absent: there is no picture to remove. */
  remove: string | undefined;
  isBusy: boolean;
  /** Without a file: the picture is to be removed. */
  onChange: (file: File | undefined) => void;
};

/** Buttons that choose a picture and remove it. */
export function PictureButtons({ choose, remove, isBusy, onChange }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" icon={<ImageUp />} aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {remove && (
        <Button size="small" look="neutral" icon={<Trash2 />} onClick={() => onChange(undefined)}>
          {remove}
        </Button>
      )}
      <FileInput ref={input} accept={pictures} onChoose={([file]) => onChange(file)} />
    </>
  );
}
