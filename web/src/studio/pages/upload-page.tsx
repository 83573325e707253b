import { FolderUp, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as text from '../../strings/en/studio-upload.ts';
import { Notice } from '../../ui/notice.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { FileChooser } from '../upload/file-chooser.tsx';
import { UploadForm } from '../upload/upload-form.tsx';
import { UploadRow } from '../upload/upload-row.tsx';
import { useUploads } from '../upload/upload-store.ts';
import style from './upload-page.module.css';

/** Files that are being uploaded, each with what is said of it. */
export function UploadPage() {
  const entries = useUploads();
  const { hash } = useLocation();
  const shown = hash.slice(1);
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'start' });
  }, [shown]);
  const choosers = (
    <>
      <FileChooser label={text.chooseFolder} icon={<FolderUp />} isFolder />
      <FileChooser
        label={text.chooseFiles}
        icon={<Upload />}
        look={entries.length === 0 ? 'primary' : 'secondary'}
        shortcut="u"
      />
    </>
  );
  if (entries.length === 0)
    return (
      <>
        <TopBar title={text.title} />
        <Notice icon={<Upload />} title={text.dropHere} text={text.dropHelp}>
          {choosers}
        </Notice>
      </>
    );
  return (
    <>
      <TopBar title={text.title}>{choosers}</TopBar>
      <ul className={style.list}>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id} className={style.entry}>
            <UploadRow entry={entry} />
            {entry.state !== 'known' && <UploadForm entry={entry} />}
          </li>
        ))}
      </ul>
    </>
  );
}
