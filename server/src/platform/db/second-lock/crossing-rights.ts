export type Kind = 'select' | 'insert' | 'update' | 'delete';

/** Names of tables by kinds of statements, and why. */
export type Rights = { because: string } & { [kinds in Kind | `${Kind} ${string}`]?: string };
