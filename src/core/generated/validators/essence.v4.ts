// Generated from schemas/ and content/vocabulary/ (npm run codegen); never edited.
import type { Validator } from '../../schema/ajv.ts'
import { createRuleTable, validatorOf } from '../../schema/compact-validator.ts'
import type { EssenceV4 } from '../types/essence.v4.ts'

/** What the document must keep. */
export const RULES = /* @__PURE__ */ createRuleTable(`document,$schema:s,version!=4.0.0,dna!@,blueprint!@,meta!@,_impression:@impression
dna,theme!@,spacing!@,typography!@,color!@,radius!@,elevation!@,motion!@,accessibility!@,personality![1s,constraints:@
theme,id!,mode!light dark auto,shape:sharp rounded pill
spacing,base_unit!n1,scale!,density!compact comfortable spacious,content_gap!
typography,scale!,heading_weight!n100-900,body_weight!n100-900
color,palette!,accent_count!n0,cvd_preference!s
radius,philosophy!,base!n0
elevation,system!,max_levels!n0
motion,preference!,duration_scale!n0,reduce_motion!b
accessibility,wcag_level!none A AA AAA,focus_visible!b,skip_nav!b
constraints,mode,typography,borders,corners,shadows,effects:{s
blueprint,shell,sections![1@section,features![s,routes:{@route,icon_style:s,avatar_style:s
route,section!,page!
section,id!#,role!primary gateway public auxiliary,shell!,features![s,description!,pages![1@page,dna_overrides:@dnaOverrides,navigation_items:[@navigationItem,directives:[
page,id!#,route,shell_override:?,layout![1//@patternReference/@columnLayout,default_layout:[//@patternReference/@columnLayout,dna_overrides:@dnaOverrides,surface:s,directives:[
dnaOverrides,density:compact comfortable spacious,mode:light dark auto
navigationItem,label!,route!,icon,hotkey,active_match,badge
patternReference,pattern!,preset:s,as:s
columnLayout,cols![2//@patternReference,at:sm md lg xl 2xl,span:{n1,breakpoints:[@breakpoint,responsive:viewport container
breakpoint,at!s,cols!n
meta,archetype!,target!,platform!@,guard!@,seo:@,navigation:@
platform,type!spa ssr static,routing!hash history pathname
guard,mode!creative guided strict,dna_enforcement!error warn off,blueprint_enforcement!warn off,interactions_enforcement:error warn off
seo,schema_org:[,meta_priorities:[
navigation,hotkeys:[@hotkey,command_palette:/b/@commandPalette,hotkey_semantics:@hotkeySemantics
hotkey,key!,label!,route,action,semantics:@hotkeySemantics
commandPalette,trigger,placeholder:s,width:s,styling:modal sheet inline fullscreen,commands:[@command
command,id!,label!,section,hotkey,action,route
hotkeySemantics,chord_window_ms:i100-5000,input_guard:b,modifier_suppression:b,match_case:b,show_chord_indicator:b
impression,vibe:[s,references:[s,density_intent:s,layout_intent:s,novel_elements:[s`)

/** Whether a value is one; its `errors` say why not. */
export const validate: Validator<EssenceV4> = /* @__PURE__ */ validatorOf(RULES)
