import { studioPath } from '@tv/contract/pages/studio-paths';
import { lazy, Suspense } from 'react';
import * as text from '@tv/strings/en/studio/content/bring-in.ts';
import * as uploadText from '@tv/strings/en/studio/content/upload.ts';
import style from '../../bring-in/bring-in.module.css';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';

// With it come the notes of readers of other systems, which no other page says.
const Parts = lazy(async () => ({ default: (await import('./bring-in-parts.tsx')).BringInParts }));

/** Content that comes from other systems: at once, and by itself. */
export function BringInPage() {
  return (
    <>
      <TopBar
        title={text.title}
        way={<Way pages={[{ word: uploadText.title, to: studioPath('upload') }]} />}
      />
      <div className={style.page}>
        <Suspense fallback={<LinesSkeleton count={4} />}>
          <Parts />
        </Suspense>
      </div>
    </>
  );
}
