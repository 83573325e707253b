/** Folders with code that Node runs as it is. */
export declare const nodeRooms: readonly string[];
/** Folders with what the portal's screens are made of, which Vite builds: each imports only those before it. */
export declare const screenRooms: readonly string[];
/** Whether a file is one of the portal's screens, of what they are made of, or of their build. */
export declare function isOfScreens(path: string): boolean;
/** Whether a file builds the screens, and is in none of them. */
export declare function buildsScreens(path: string): boolean;
