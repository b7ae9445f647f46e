// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import { createRuleTable } from '../../rule-table.ts'
import { validatorOf } from '../../rule-validator.ts'
import type { Validator } from '../../validator.ts'
import type { EssenceV4 } from '../types/essence.v4.ts'

/** What the document must keep. */
export const RULES = /* @__PURE__ */ createRuleTable(`document $schema:s version!=4.0.0 dna!@dna blueprint!@blueprint meta!@meta _impression:@impression
dna theme!@theme spacing!@spacing typography!@typography color!@color radius!@radius elevation!@elevation motion!@motion accessibility!@accessibility personality![1s constraints:@constraints
theme id!s1 mode!light|dark|auto shape:sharp|rounded|pill
spacing base_unit!n1 scale!s1 density!compact|comfortable|spacious content_gap!s1
typography scale!s1 heading_weight!n100-900 body_weight!n100-900
color palette!s1 accent_count!n0 cvd_preference!s
radius philosophy!s1 base!n0
elevation system!s1 max_levels!n0
motion preference!s1 duration_scale!n0 reduce_motion!b
accessibility wcag_level!none|A|AA|AAA focus_visible!b skip_nav!b
constraints mode:s1 typography:s1 borders:s1 corners:s1 shadows:s1 effects:{s
blueprint shell:s1 sections![1@section features![s routes:{@route icon_style:s avatar_style:s
route section!s1 page!s1
section id!# role!primary|gateway|public|auxiliary shell!s1 features![s description!s1 pages![1@page dna_overrides:@dnaOverrides navigation_items:[@navigationItem directives:[s1
page id!# route:s1 shell_override:s1? layout![1/s1/@patternReference/@columnLayout default_layout:[/s1/@patternReference/@columnLayout dna_overrides:@dnaOverrides surface:s directives:[s1
dnaOverrides density:compact|comfortable|spacious mode:light|dark|auto
navigationItem label!s1 route!s1 icon:s1 hotkey:s1 active_match:s1 badge:s1
patternReference pattern!s1 preset:s as:s
columnLayout cols![2/s1/@patternReference at:sm|md|lg|xl|2xl span:{n1 breakpoints:[@breakpoint responsive:viewport|container
breakpoint at!s cols!n
meta archetype!s1 target!s1 platform!@platform guard!@guard seo:@seo navigation:@navigation
platform type!spa|ssr|static routing!hash|history|pathname
guard mode!creative|guided|strict dna_enforcement!error|warn|off blueprint_enforcement!warn|off interactions_enforcement:error|warn|off
seo schema_org:[s1 meta_priorities:[s1
navigation hotkeys:[@hotkey command_palette:/b/@commandPalette hotkey_semantics:@hotkeySemantics
hotkey key!s1 label!s1 route:s1 action:s1 semantics:@hotkeySemantics
commandPalette trigger:s1 placeholder:s width:s styling:modal|sheet|inline|fullscreen commands:[@command
command id!s1 label!s1 section:s1 hotkey:s1 action:s1 route:s1
hotkeySemantics chord_window_ms:i100-5000 input_guard:b modifier_suppression:b match_case:b show_chord_indicator:b
impression vibe:[s references:[s density_intent:s layout_intent:s novel_elements:[s`)

/** Whether a value is one; its `errors` say why not. */
export const validate: Validator<EssenceV4> = /* @__PURE__ */ validatorOf(RULES)
