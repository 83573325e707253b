import { studioPath } from '@tv/contract/pages/studio-paths';
import { FileSpreadsheet } from 'lucide-react';
import { useNavigate } from 'react-router';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import * as uploadText from '@tv/strings/en/studio/content/upload.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { SheetPreview } from '../../upload/sheet/sheet-preview.tsx';
import { SheetChooser, SheetSources, TemplateLink } from '../../upload/sheet/sheet-sources.tsx';
import { useSheet } from '../../upload/sheet/sheet-store.ts';
import style from './sheet-page.module.css';

/** A sheet that says what many files are, matched with the files. */
export function SheetPage() {
  const draft = useSheet();
  const navigate = useNavigate();
  const isEmpty = draft.name === undefined && draft.files.length === 0;
  return (
    <>
      <TopBar
        title={text.title}
        way={<Way pages={[{ word: uploadText.title, to: studioPath('upload') }]} />}
      />
      {isEmpty ? (
        <Notice icon={<FileSpreadsheet />} title={text.start} text={text.startHelp}>
          <SheetChooser />
          <TemplateLink names={[]} />
        </Notice>
      ) : (
        <div className={style.page}>
          <SheetSources draft={draft} />
          {draft.sheet && (
            <SheetPreview
              sheet={draft.sheet}
              files={draft.files}
              onApplied={(isOfItems) => void navigate(studioPath(isOfItems ? '' : 'upload'))}
            />
          )}
        </div>
      )}
    </>
  );
}
