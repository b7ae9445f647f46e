import type { FontFiles } from '../render-page.ts'
import { BriefBar } from './brief-bar.tsx'
import { BriefInput } from './brief-input.tsx'
import { ContinueSection } from './continue-section.tsx'
import type { CharacterChoice } from './draft-theme.ts'
import { PageQuestions } from './page-questions.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { RecognizedBrief } from './recognized-brief.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useBrief } from './use-brief.ts'

/** The props of the page for briefs. */
export interface BriefPanelProps {
  /** The relative path from the page to the site root. */
  readonly root: string
  /** The text of an example. */
  readonly example: string
  /** The ids of the published themes. */
  readonly themes: readonly string[]
  readonly characters: readonly CharacterChoice[]
  /** The names of the pairs of fonts, and their looks. */
  readonly fontPairs: readonly (readonly [name: string, look: string])[]
  readonly fonts: FontFiles
}

/** Turns a brief into an essence: what is recognized, the open questions, and the theme. */
export const BriefPanel = (props: BriefPanelProps) => {
  const state = useBrief(props)
  const { draft, plan, answers, findings, theme, change } = state
  return (
    <div class="brief needs-script">
      <div class="brief-start">
        <BriefInput state={state} example={props.example} />
        <RecognizedBrief plan={plan} isReading={state.isReading} />
      </div>
      {plan && answers && (
        <>
          <section class="brief-identity" aria-labelledby="product">
            <ProductQuestions
              answers={answers.product}
              draft={draft.product}
              findings={findings}
              onChange={(product) => change({ product })}
            />
            <ThemeChoice
              {...props}
              draft={draft}
              answer={answers.product.color}
              theme={theme}
              send={state.send}
              onChange={change}
            />
          </section>
          <PageQuestions
            plan={plan}
            answers={answers}
            draft={draft.pages}
            findings={findings}
            onChange={(pages) => change({ pages })}
          />
          <ContinueSection theme={theme} createEssence={state.createEssence} />
          <BriefBar state={state} />
        </>
      )}
    </div>
  )
}
