import type { Serve } from '../platform/http/serve.ts';
import { serveChanges } from './changes/routes.ts';
import type { MediaContentsDeps } from './deps.ts';
import { serveLists } from './list-routes.ts';
import { serveManagedMediaContents } from './manage-routes.ts';
import { serveReviews } from './review-routes.ts';
import { serveSavedViews } from './saved-views-routes.ts';
import { serveSubResources } from './sub-resources-routes.ts';
import { serveUnlocks } from './unlock-routes.ts';

/** The calls of media contents, for viewers, visitors and managers. */
export function serveMediaContents(serve: Serve, deps: MediaContentsDeps): void {
  serveLists(serve, deps);
  serveSubResources(serve, deps);
  serveUnlocks(serve, deps);
  serveManagedMediaContents(serve, deps);
  serveReviews(serve, deps);
  serveChanges(serve, deps);
  serveSavedViews(serve, deps);
}
