import { studioPath } from '@tv/contract/pages/studio-paths';
import { Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { FileChooser } from './file-chooser.tsx';

/** Chooses files, and leads to where they are described while they are sent. */
export function UploadButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const navigate = useNavigate();
  return (
    <FileChooser
      look={look}
      label={text.upload}
      icon={<Upload />}
      shortcut="u"
      onTaken={() => void navigate(studioPath('upload'))}
    />
  );
}
