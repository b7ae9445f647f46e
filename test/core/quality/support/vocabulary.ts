import type { Feature, Vocabulary } from '../../../../src/core/kernel/vocabulary.ts'

type Words = Partial<
  Record<'tags' | 'features' | 'account' | 'components' | 'signals' | 'actions', readonly string[]>
>

/** Creates a vocabulary; the features in `account` need an account. */
export function createVocabulary(words: Words): Vocabulary {
  const { tags = [], features = [], account = [], components = [], signals = [] } = words
  const meant = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, word]))
  return {
    tags,
    categories: { data: 'Records.' },
    domains: { commerce: 'Shops.' },
    features: {
      ...createFeatures(features),
      ...createFeatures(account, 'account'),
      billing: { meaning: 'Payment.', needs: 'billing' },
    },
    components: meant(components),
    io: { signals: meant(signals), actions: meant(words.actions ?? []) },
  }
}

const createFeatures = (names: readonly string[], needs?: Feature['needs']) =>
  Object.fromEntries(names.map((name) => [name, { meaning: name, ...(needs && { needs }) }]))
