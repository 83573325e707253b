import * as text from '../../strings/en/studio.ts';
import { TopBar } from '../shell/top-bar.tsx';

/** Everything that the person may manage or review. */
export const ContentPage = () => <TopBar title={text.content} />;
