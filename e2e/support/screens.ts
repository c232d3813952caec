/** The frame of a page, by its layout number (rules/shell#layouts). */
export type Layout = 'main' | 'simple' | 'alone' | 'responsive' | 'simpleResponsive';

/** One page: its address under /edu, its document title without the product's name, its heading, its frame. */
export interface Screen {
  readonly path: string;
  /** Null where the document title is the product's name alone. */
  readonly title: string | null;
  /** Null where it is the title. */
  readonly heading: string | RegExp | null;
  readonly layout: Layout;
  /** True if it has dark surfaces that no component of the gallery has. */
  readonly dark?: boolean;
}

const screen = (
  path: string,
  title: string | null,
  layout: Layout = 'simple',
  heading: Screen['heading'] = null,
): Screen => ({ path, title, heading, layout });

/** The page of one item, whose name precedes the page's in the document title. */
const itemScreen = (
  path: string,
  title: string,
  item: string,
  layout: Layout = 'simple',
  heading: Screen['heading'] = item,
): Screen => screen(path, `${item} - ${title}`, layout, heading);

const withDark = (one: Screen): Screen => ({ ...one, dark: true });

/**
 * The 31 screens (rules/shell#screens) on items of the sample library, the page for a missing permission and a phone
 * page, in the groups that are visited together.
 */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'of each layout': [
    screen('/personalHome', '个人主页', 'main'),
    withDark(itemScreen('/videoTerminal?id=v24', '视频详情', '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距')),
    screen('/agreementPage?type=userAgreement', '用户协议', 'alone', /用户协议|用户服务协议/),
    screen('/home', '首页', 'responsive'),
    screen('/latestContent', '最新内容', 'simpleResponsive'),
  ],
  'with lists': [
    screen('/courseList', '课程列表', 'responsive'),
    screen('/meetingList', '会议列表', 'responsive'),
    screen('/historyLiveList', null, 'simple', '往期直播'),
    screen('/surgeryVideoList', '手术合集', 'responsive'),
    screen('/caseList', '经典病例'),
    screen('/hotContent', '最热内容', 'simpleResponsive'),
    screen('/productList', '器械产品'),
  ],
  'of one item': [
    withDark(
      itemScreen('/liveDetail?activityId=l06', '直播详情', '单侧双通道内镜下腰椎管减压：单侧入路双侧减压手术直播'),
    ),
    // It lasts more than a day, so that it has the choice of days at every hour.
    itemScreen('/meetingDetail?liveMeetingUuid=l08', '会议详情', '假体周围感染联合查房：保留、一期还是二期'),
    itemScreen('/courseTerminal?id=c01', '课程详情', '全髋关节置换术规范化操作课程'),
    itemScreen('/caseTerminal?id=k11', '病例详情', '高能量双髁胫骨平台骨折：软组织条件差时如何安排'),
    itemScreen('/docTerminal?id=b01', '文库详情', '后外侧入路全髋关节置换：假体安放与脱位预防'),
  ],
  'of people and terms': [
    itemScreen('/doctorHome?id=e01', '医生主页', '沈知远 主任医师 教授', 'main', /^沈知远/),
    screen('/departmentTeam', '科室团队'),
    screen('/industryLeaders', '领军专家'),
    screen('/boneDictionary', '骨科词典'),
    itemScreen('/dictionaryTerminal?id=d001', '词条详情', '髋臼'),
    screen('/tagList', '手术与疾病标签'),
    itemScreen('/tagTerminal?id=t001', '标签', '膝骨关节炎'),
  ],
  'of the visitor and the search': [
    screen('/aiSearch', 'AI搜索', 'alone'),
    screen('/searchList?keyWord=膝', '搜索结果', 'simple', '“膝”的搜索结果'),
    screen('/organization', '骨科协会', 'main'),
    screen('/personalInfo', '个人信息'),
    screen('/membership', '会员中心'),
    withDark(screen('/official', '官网', 'simple', /./)),
    screen('/unsubscribeEmail', '邮件退订', 'alone'),
    screen('/pc/v5/noPermission', '无访问权限', 'simple', /./),
    screen('/m/outbox', '发件箱', 'alone'),
  ],
};

/** An address that is no screen. */
export const unknownAddress = screen('/videoTerminel?id=v24', '页面不存在', 'simple', '抱歉，您访问的页面不存在');
