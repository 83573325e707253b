import { studioPath } from '@tv/contract/pages/studio-paths';
import { FileSpreadsheet, FolderUp, Import, Upload, Video } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import { record } from '@tv/strings/en/studio/content/record.ts';
import * as bringIn from '@tv/strings/en/studio/content/bring-in.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { FileChooser } from '../../upload/file-chooser.tsx';
import { QuotaNote } from '../../upload/quota-note.tsx';
import { UploadCard } from '../../upload/upload-card.tsx';
import { useUploads } from '../../upload/upload-store.ts';
import style from './upload-page.module.css';

/** With more files than these their forms are folded. */
const maxOpen = 6;

/** Files that are being uploaded, each with what is said of it. */
export function UploadPage() {
  const entries = useUploads();
  // Telephones and tablets have a camera, and no folders to speak of.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const { hash } = useLocation();
  const shown = hash.slice(1);
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'start' });
  }, [shown]);
  const files = (
    <FileChooser
      label={text.chooseFiles}
      icon={<Upload />}
      look={entries.length === 0 ? 'primary' : 'secondary'}
      shortcut="u"
    />
  );
  const sheet = (
    <LinkButton to={studioPath('upload/sheet')} icon={<FileSpreadsheet />}>
      {text.withSheet}
    </LinkButton>
  );
  const choosers = isTouched ? (
    <>
      {files}
      <FileChooser label={text.record} icon={<Video />} isRecording />
      {sheet}
    </>
  ) : (
    <>
      {sheet}
      <LinkButton to={studioPath('record')} icon={<Video />}>
        {record}
      </LinkButton>
      <FileChooser label={text.chooseFolder} icon={<FolderUp />} isFolder />
      {files}
    </>
  );
  if (entries.length === 0)
    return (
      <>
        <TopBar title={text.title} />
        <Notice icon={<Upload />} title={isTouched ? text.chooseHere : text.dropHere} text={text.dropHelp}>
          {choosers}
          <LinkButton to={studioPath('bring-in')} icon={<Import />}>
            {bringIn.title}
          </LinkButton>
        </Notice>
        <div className={style.centered}>
          <QuotaNote />
        </div>
      </>
    );
  return (
    <>
      <TopBar title={text.title}>{choosers}</TopBar>
      <div className={style.quota}>
        <QuotaNote />
      </div>
      <ul className={style.list}>
        {entries.map((entry) => (
          <UploadCard key={entry.id} entry={entry} isFolding={entries.length > maxOpen} />
        ))}
      </ul>
    </>
  );
}
