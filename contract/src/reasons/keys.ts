/** What is said of API keys, and to them. */
export const keyReasons = {
  'keys.unknown':
    'This API key is not valid here: it was deleted, belongs to another portal, or is mistyped.',
  'keys.expired': 'This API key has expired: ask an admin for a new one.',
  'keys.replaced': 'This API key was replaced by a new one: use the new one.',
  'keys.stopped':
    'This API key has stopped, because the person responsible for it is no longer an admin: ask an admin to rotate it.',
  'keys.networks': 'This API key cannot be used from this network address.',
  'keys.scopes': 'This API key lacks what this needs: {scopes}.',
  'keys.peopleOnly': 'API keys cannot do this: sign in as a person.',
  'keys.keysOnly': 'Only an API key can do this.',
  'keys.tooMany': 'An organization can have at most {most:number} API keys. Delete one first.',
  'keys.tooManyRotations':
    'At most {most:number} keys of one name work at the same time. Wait until one has ended, or rotate without an overlap.',
  'keys.isOver': 'This API key has expired, and stays so after a rotation. Make a new one.',
  'keys.unknownCategory': 'must be categories of this organization.',
  'keys.wholeOrganization':
    'This is for the whole organization, and this API key is for some of its categories: use a key without categories.',
  'keys.ownCategories': 'must be categories that this API key manages.',
} as const;
