/** Legal holds, and retention rules. */
export const holdReasons = {
  'holds.item':
    'This item is under legal hold ({reason}): nothing of it can be changed or deleted until an admin lifts the hold.',
  'holds.category':
    'The category "{category}" of this item is under legal hold ({reason}): nothing of the item can be changed or deleted until an admin lifts the hold.',
  'holds.manager':
    'The manager of this item is under legal hold: nothing of the item can be changed or deleted until an admin lifts the hold.',
  'holds.itself':
    'This category is under legal hold ({reason}): it cannot be renamed, merged or deleted until an admin lifts the hold.',
  'holds.person':
    'This person is under legal hold: nothing that is stored about them can be erased until an admin lifts the hold.',
  'holds.items':
    'Nothing was erased. Held back: {count:number} items under legal hold name this person. An admin can lift the holds.',
  'retention.tooMany': 'The organization already has {most:number} retention rules: delete one first.',
  'retention.unknownCategory': 'must be a category of this organization.',
  'retention.nothingAnnounced': 'This rule is not about to do anything with this item.',
} as const;
