/** The access token of the person who watches, or what answers one; asked again with `true` after one was refused. */
export type Token = string | ((isRefused: boolean) => string | Promise<string>);
