import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { CurrentUser } from './current-user.ts';

/** What brings content in and publishes it is for those who manage some. */
export const mayManageContent = ({ role }: CurrentUser) => hasAtLeast(role, Role.ContentManager);

/** The studio is for those who manage content, and for those who review it. */
export const maySeeStudio = (user: CurrentUser) => user.mayReview || mayManageContent(user);
